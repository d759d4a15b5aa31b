import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Invoke } from './invoke';
import { type Credentials, signedHeaders } from './sign-request';

export type LambdaPlace = {
  /** The function's ARN with its alias, `{feature}` standing for the feature. */
  readonly functionArn: string;
  readonly region: string;
  /** Read on each call: Lambda renews them in the environment of a new instance. */
  readonly credentials: () => Credentials;
  readonly now: () => Date;
  readonly send: typeof fetch;
};

/** How long a function's answer is waited for; API Gateway gives up on the whole call after 30 seconds. */
const waitMilliseconds = 15_000;

/**
 * lambda:InvokeFunction by its HTTP call. The caller's bearer is in the event, never in our request's
 * headers.
 */
export const lambdaInvoke =
  ({ functionArn, region, credentials, now, send }: LambdaPlace): Invoke =>
  async (feature, event) => {
    const name = encodeURIComponent(functionArn.replace('{feature}', feature));
    const url = new URL(`https://lambda.${region}.amazonaws.com/2015-03-31/functions/${name}/invocations`);
    const body = JSON.stringify(event);
    const headers = signedHeaders({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      body,
      service: 'lambda',
      region,
      credentials: credentials(),
      now: now(),
    });
    const { host: _, ...sent } = headers;
    const response = await send(url, {
      method: 'POST',
      headers: sent,
      body,
      signal: AbortSignal.timeout(waitMilliseconds),
    });
    const text = await response.text();
    if (!response.ok || response.headers.get('x-amz-function-error') !== null)
      throw new Error(`The function of ${feature} failed: ${response.status}`);
    // A function of ours answers API Gateway with this.
    return JSON.parse(text) as APIGatewayProxyStructuredResultV2;
  };
