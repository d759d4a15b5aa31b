import { type App, Duration } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Plan } from '../plan';
import { AppStack } from './app-stack';

/** The copies apart: another region, its own key, and a lock that nobody can lift before their time. */
export class VaultStack extends AppStack {
  constructor(app: App, plan: Plan) {
    super(app, 'vault', plan, { description: 'Keystead: copies of table and files in another region.' });
    const { names, stage, removal } = plan;
    const encryptionKey = new Key(this, 'Key', {
      description: 'Encrypts the copies of this stage in another region.',
      enableKeyRotation: true,
      removalPolicy: removal,
    });
    const { days = 35, isLockedForGood = false } = stage.backup ?? {};
    new BackupVault(this, 'Copies', {
      backupVaultName: names.vault,
      encryptionKey,
      removalPolicy: removal,
      lockConfiguration: {
        minRetention: Duration.days(days),
        // AWS's shortest time to think it over; after it not even AWS lifts the lock.
        ...(isLockedForGood && { changeableFor: Duration.days(3) }),
      },
    });
  }
}
