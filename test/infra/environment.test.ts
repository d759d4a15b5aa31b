import { beforeAll, expect, it } from 'vitest';
import type { Grant } from '../../infra/aws/lambdas/grants';
import type { LambdaSpec } from '../../infra/aws/lambdas/lambda-spec';
import { allLambdas } from '../../infra/aws/lambdas/lambdas';
import { env } from '../../infra/env';
import { type Built, built, ofType, stageOf } from './built';

let prod: Built;
beforeAll(() => {
  prod = built({ ...stageOf('prod'), plannerModel: 'maker.model-1:0' });
});

/** Where a function finds what it is granted. */
const told: Readonly<Record<keyof Grant, string | undefined>> = {
  table: env.tableName,
  files: env.filesBucket,
  seal: env.sealKey,
  reports: env.reportKey,
  secondFactors: env.secretKey,
  sendMail: env.mailQueueUrl,
  deliverMail: env.mailFrom,
  queuePayments: env.paymentQueueUrl,
  asksModel: env.plannerModel,
  invokes: env.featureFunction,
  // By name, below.
  secrets: undefined,
  // Told by Secrets Manager's own event.
  rotate: undefined,
};
const secrets: Readonly<Record<NonNullable<Grant['secrets']>[number], string>> = {
  tokenKeys: env.tokenKeysSecret,
  originSecret: env.originSecret,
  stripeKeys: env.stripeKeysSecret,
  bureauKeys: env.bureauKeysSecret,
  fileKeys: env.fileKeysSecret,
};

it.each(Object.entries<LambdaSpec>(allLambdas))(
  '%s is told where each thing is that it may use',
  (name, { grant }) => {
    const found = ofType(prod.all, 'AWS::Lambda::Function').find(
      ({ Properties }) => Properties.FunctionName === `keystead-prod-${name}`,
    );
    const variables = Object.keys(Object(Object(found?.Properties.Environment).Variables));
    const needed = [
      ...Object.keys(grant).map((each) => told[each as keyof Grant]),
      ...(grant.secrets ?? []).map((each) => secrets[each]),
    ].filter((each) => each !== undefined);
    expect(variables).toEqual(expect.arrayContaining(needed));
  },
);
