import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AuditEntry } from '../../functions/table/audit/record';
import { propertyPartition } from '../../functions/table/properties/record';
import { isForcedWildcard } from '../../infra/aws/lambdas/grants';
import { allLambdas } from '../../infra/aws/lambdas/lambdas';
import { sources, textOf } from '../support/sources';
import { type Built, built, ofType, stageOf } from './built';

const list = <T extends z.ZodType>(item: T) =>
  z.union([item, z.array(item)]).transform((value) => [value].flat());
const Statement = z.looseObject({
  Effect: z.string(),
  Action: list(z.string()),
  Condition: z.unknown().optional(),
  Resource: list(z.union([z.string(), z.looseObject({})])).default([]),
});
/** The keys a statement covers. */
const KeptKeys = z.object({
  'ForAnyValue:StringLike': z.strictObject({ 'dynamodb:LeadingKeys': z.array(z.string()).length(1) }),
});
const organizationId = 'org_one';
const Document = z.looseObject({ Statement: z.array(Statement) });
const Role = z.looseObject({
  Policies: z.array(z.looseObject({ PolicyDocument: Document })).default([]),
  ManagedPolicyArns: z.array(z.unknown()).default([]),
});

let prod: Built;
beforeAll(() => {
  prod = built(stageOf('prod'));
});

const documents = () => [
  ...ofType(prod.all, 'AWS::IAM::Role').flatMap((role) =>
    Role.parse(role.Properties).Policies.map((policy) => ({ id: role.id, document: policy.PolicyDocument })),
  ),
  ...ofType(prod.all, 'AWS::IAM::Policy').map((policy) => ({
    id: policy.id,
    document: Document.parse(policy.Properties.PolicyDocument),
  })),
];
const statements = () =>
  documents().flatMap(({ id, document }) => document.Statement.map((each) => ({ id, ...each })));
const allowed = () => statements().filter(({ Effect }) => Effect === 'Allow');

describe('grants', () => {
  it('name every action: none ends in a wildcard', () => {
    expect(allowed().length).toBeGreaterThan(10);
    expect(allowed().filter(({ Action }) => Action.some((action) => action.includes('*')))).toEqual([]);
  });

  it('name every resource: a wildcard stands only where AWS knows no name, and never for everything', () => {
    const wild = allowed().flatMap(({ id, Resource }) =>
      Resource.map((resource) => (typeof resource === 'string' ? resource : JSON.stringify(resource)))
        .filter((resource) => resource.includes('*') && !isForcedWildcard(resource))
        .map((resource) => ({ id, resource })),
    );
    // CodeDeploy's look at alarms is the one call that AWS documents for all of them.
    const others = wild.filter(({ id, resource }) => !(/shiftRole/.test(id) && resource === '*'));
    expect(others).toEqual([]);
  });

  it.each([
    ['arn:aws:s3:::bucket/images/*', true],
    ['arn:aws:s3:::bucket/*', false],
    ['arn:aws:s3:::*', false],
    ['*', false],
    ['arn:aws:logs:us-east-1:1:log-group:/aws/lambda/a:*', true],
    ['arn:aws:logs:us-east-1:1:log-group:*:*', false],
  ])('take %s for a wildcard that AWS forces: %s', (resource, forced) => {
    expect(isForcedWildcard(resource)).toBe(forced);
  });

  it('give each function a role of its own and no managed policy', () => {
    const stage = prod.all.filter((each) => !prod.of('watch').includes(each));
    const ours = ofType(stage, 'AWS::Lambda::Function').filter((each) => each.Properties.FunctionName);
    expect(ours).toHaveLength(Object.keys(allLambdas).length);
    const roles = ours.map((each) => JSON.stringify(each.Properties.Role));
    expect(new Set(roles).size).toBe(ours.length);
    // AWS Backup's own role has AWS's own two (acknowledgements.ts).
    const withoutBackups = ofType(prod.all, 'AWS::IAM::Role').filter(
      ({ id }) => !id.startsWith('BackupRole'),
    );
    for (const role of withoutBackups) expect(Role.parse(role.Properties).ManagedPolicyArns).toEqual([]);
  });

  it('let only sign-up and contact queue mail, only the deliverer send it, and only those with files of their own delete any', () => {
    const holders = (action: string) =>
      new Set(
        allowed()
          .filter(({ Action }) => Action.includes(action))
          .map(({ id }) => id.replace(/Role[0-9A-F]*$/, '')),
      );
    const mailers = Object.entries(allLambdas).filter(([, { grant }]) => grant.sendMail);
    const notifiers = ['payments', 'sweep-payment-events'];
    // A schedule writes to its job's dead-letter queue, and so does the job when its last run fails.
    const jobs = [
      'expire-subscriptions',
      'remind-renewals',
      'remind-trials',
      'send-outbox',
      'seal-leases',
      'sweep-removals',
      'sweep-payment-events',
      'sweep-unfinished-adds',
      'tell-lease-steps',
      'remind-insurance',
      'tend-applications',
      'tend-requests',
      'post-rent',
      'charge-late-fees',
      'run-autopay',
      'check-ledgers',
      'look-outside',
    ];
    const schedules = jobs.map((name) => `${name}-schedule`);
    expect(holders('sqs:SendMessage')).toEqual(
      new Set(
        [...mailers.map(([name]) => name), ...notifiers, ...jobs, 'mark-bounces', ...schedules].map((name) =>
          name.replaceAll('-', ''),
        ),
      ),
    );
    expect(holders('ses:SendEmail')).toEqual(new Set(['delivermail']));
    expect(holders('s3:DeleteObject')).toEqual(
      new Set([
        'documents',
        'leases',
        'ledger',
        'profile',
        'properties',
        'requests',
        'screening',
        'vendors',
        'sweepremovals',
        'tenants',
        'tendapplications',
        'units',
      ]),
    );
    expect(holders('kms:Sign')).toEqual(new Set(['sealleases']));
    const ofReports = allowed().filter(({ Resource }) => JSON.stringify(Resource).includes('reportkeyarn'));
    expect(ofReports.map(({ id, Action }) => [id.replace(/Role[0-9A-F]*$/, ''), Action]).toSorted()).toEqual([
      ['screening', ['kms:Decrypt', 'kms:GenerateDataKey']],
      ['tendapplications', ['kms:Decrypt', 'kms:GenerateDataKey']],
    ]);
    const ofSecrets = allowed().filter(({ Condition }) =>
      JSON.stringify(Condition ?? '').includes('second-factor:*'),
    );
    expect(ofSecrets.map(({ id, Action }) => [id.replace(/Role[0-9A-F]*$/, ''), Action]).toSorted()).toEqual([
      ['profile', ['kms:Decrypt', 'kms:GenerateDataKey']],
      ['users', ['kms:Decrypt', 'kms:GenerateDataKey']],
    ]);
    expect(holders('s3:PutObjectRetention')).toEqual(new Set(['sealleases']));
    expect(holders('secretsmanager:PutSecretValue')).toEqual(new Set(['rotatetokenkeys']));
    expect(holders('s3:ListBucket')).toEqual(new Set());
    expect(holders('dynamodb:Scan')).toEqual(new Set());
    expect(holders('dynamodb:DeleteTable')).toEqual(new Set());
  });

  it('send mail from the stage’s own sender alone', () => {
    const sending = allowed().filter(({ Action }) => Action.includes('ses:SendEmail'));
    expect(sending.map(({ Condition }) => Condition)).toEqual([
      { StringEquals: { 'ses:FromAddress': [stageOf('prod').mail.from] } },
    ]);
  });

  it('let nobody put an entry of an audit log outside a transaction, in which it has to be new', () => {
    const table = allowed().filter(({ Action }) => Action.includes('dynamodb:PutItem'));
    const denied = statements().filter(
      ({ Effect, Action }) => Effect === 'Deny' && Action.includes('dynamodb:PutItem'),
    );
    const roles = (list: { id: string }[]) => list.map(({ id }) => id).toSorted();
    expect(roles(denied)).toEqual(expect.arrayContaining(roles(table)));
    for (const { Action, Condition } of denied) {
      expect(Action).toEqual(['dynamodb:PutItem']);
      expect(Condition).toEqual({
        'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['ORG#*#AUDIT#*'] },
        StringNotEqualsIfExists: { 'dynamodb:EnclosingOperation': ['TransactWriteItems'] },
      });
    }
    const putters = sources.filter((file) => /\bput\(AuditEntry\b/.test(textOf(file)) && !/test/.test(file));
    expect(putters).toEqual(['functions/table/audit/writes.ts']);
    expect(textOf('functions/table/audit/writes.ts')).toContain('put(AuditEntry, entry, absent)');
  });

  it('let nobody change or delete an entry of an audit log, whatever else a function may do with the table', () => {
    const roleOf = (id: string) => id.replace(/Role[0-9A-F]*$/, '');
    const changing = ['UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);
    const denied = statements().filter(
      ({ Effect, Action }) => Effect === 'Deny' && !Action.includes('dynamodb:PutItem'),
    );
    for (const { Action, Resource, Condition } of denied) {
      expect(Action).toEqual(changing);
      expect(Resource).toHaveLength(1);
      const [pattern = ''] = KeptKeys.parse(Condition)['ForAnyValue:StringLike']['dynamodb:LeadingKeys'];
      const isKept = (pk: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(pk);
      expect(
        isKept(AuditEntry.key({ organizationId, at: '2026-11-22T12:00:00.000Z', auditId: 'aud_1' }).pk),
      ).toBe(true);
      expect(isKept(propertyPartition(organizationId, 'prp_1'))).toBe(false);
    }
    const writers = allowed().filter(({ Action }) => changing.some((action) => Action.includes(action)));
    expect(writers.length).toBeGreaterThan(5);
    const kept = new Set(denied.map(({ id }) => roleOf(id)));
    expect(writers.map(({ id }) => roleOf(id)).filter((role) => !kept.has(role))).toEqual([]);
  });

  it('keep secrets out of every template: they go by name', () => {
    const environments = JSON.stringify(
      ofType(prod.all, 'AWS::Lambda::Function').map((each) => each.Properties.Environment),
    );
    expect(environments).toContain('keystead-prod/token-keys');
    expect(environments).not.toMatch(/"TOKEN_KEYS"|resolve:secretsmanager|sk_(test|live)_/);
    for (const secret of ofType(prod.all, 'AWS::SecretsManager::Secret'))
      expect(secret.Properties).not.toHaveProperty('SecretString');
  });
});
