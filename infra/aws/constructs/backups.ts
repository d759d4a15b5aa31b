import { Duration } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
} from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { acknowledge } from '../acknowledgements';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';

/** AWS's own lists of what its backup service needs. */
const servicePolicies = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'AWSBackupServiceRolePolicyForS3Backup',
];

/** A daily copy of table and files here, and in another region for a stage that asks for it. */
export function backups(stack: AppStack, { names, stage, removal }: Plan): void {
  if (!stage.backup) return;
  const { days, copyRegion } = stage.backup;
  const deleteAfter = Duration.days(days);
  const vault = new BackupVault(stack, 'Backups', {
    backupVaultName: names.vault,
    encryptionKey: stack.key,
    removalPolicy: removal,
  });
  const plan = new BackupPlan(stack, 'BackupPlan', { backupPlanName: names.vault, backupVault: vault });
  const apart = copyRegion && `arn:aws:backup:${copyRegion}:${stage.account}:backup-vault:${names.vault}`;
  plan.addRule(
    new BackupPlanRule({
      ruleName: 'daily',
      scheduleExpression: Schedule.cron({ hour: '7', minute: '0' }),
      deleteAfter,
      ...(apart && {
        copyActions: [
          { deleteAfter, destinationBackupVault: BackupVault.fromBackupVaultArn(stack, 'Apart', apart) },
        ],
      }),
    }),
  );
  const role = new Role(stack, 'BackupRole', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: servicePolicies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
  });
  acknowledge(role, 'backupService');
  new BackupSelection(stack, 'BackupSelection', {
    backupPlan: plan,
    role,
    disableDefaultBackupPolicy: true,
    resources: [BackupResource.fromArn(names.tableArn), BackupResource.fromArn(names.filesBucketArn)],
  });
}
