import { expect, it } from 'vitest';
import { signedHeaders } from './sign-request';

const [accessKeyId, secretAccessKey] = ['AKIDEXAMPLE', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'];

/** AWS's own published example (aws-sig-v4-test-suite, get-vanilla). */
it('signs as AWS’s published example does', () => {
  const { authorization } = signedHeaders({
    method: 'GET',
    url: new URL('https://example.amazonaws.com/'),
    headers: {},
    body: '',
    service: 'service',
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    now: new Date('2015-08-30T12:36:00.000Z'),
  });
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, ' +
      'SignedHeaders=host;x-amz-date, ' +
      'Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  );
});

/** What `@smithy/signature-v4` of the AWS SDK signs with: a path that is encoded once is encoded again. */
it('signs a path with a colon, a body and a session as AWS’s own SDK does', () => {
  const { authorization = '' } = signedHeaders({
    method: 'POST',
    url: new URL('https://bedrock-runtime.us-east-2.amazonaws.com/model/maker.model-1%3A0/converse'),
    headers: { 'content-type': 'application/json' },
    body: '{"a":"é"}',
    service: 'bedrock',
    region: 'us-east-2',
    credentials: { accessKeyId, secretAccessKey, sessionToken: 'token' },
    now: new Date('2026-11-29T12:00:00.000Z'),
  });
  expect(authorization.split(', ').slice(1)).toEqual([
    'SignedHeaders=content-type;host;x-amz-date;x-amz-security-token',
    'Signature=bba924b225c54119682bf0b9b0d34a4860a71ed5903cecfc884d9b07e8bbf4b1',
  ]);
});
