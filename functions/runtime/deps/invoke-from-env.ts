import { env } from '../../../infra/env';
import type { Invoke } from '../../gateways/invoke/invoke';
import { lambdaInvoke } from '../../gateways/invoke/invoke-lambda';
import { optional, required } from './environment';

/** The credentials are the function's own role, which Lambda writes into its environment. */
export const invokeFromEnv = (): Invoke =>
  lambdaInvoke({
    functionArn: required(env.featureFunction),
    region: required('AWS_REGION'),
    credentials: () => ({
      accessKeyId: required('AWS_ACCESS_KEY_ID'),
      secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
      sessionToken: optional('AWS_SESSION_TOKEN'),
    }),
    now: () => new Date(),
    send: fetch,
  });
