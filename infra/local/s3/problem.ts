/** A refusal with S3's own code and status. */
export class S3Problem extends Error {
  override readonly name = 'S3Problem';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string = code,
  ) {
    super(message);
  }
}

export const denied = (message = 'Access Denied'): S3Problem => new S3Problem(403, 'AccessDenied', message);
export const badSignature = (): S3Problem =>
  new S3Problem(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the one you provided.',
  );
