/**
 * How the clients of S3, SQS, SES and Secrets Manager wait: what does not answer in four seconds is asked again, as often as the SDK repeats (three tries),
 * so that a call gets its own refusal before its function's twenty seconds end. Without the last, the SDK only writes a warning.
 */
export const requests = {
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000, throwOnRequestTimeout: true },
};
