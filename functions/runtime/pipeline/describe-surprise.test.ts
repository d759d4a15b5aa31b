import { describe, expect, it } from 'vitest';
import { describeSurprise } from './describe-surprise';

describe('describeSurprise', () => {
  it('gives kind, place and AWS’s request id, never the message', () => {
    const error = Object.assign(new RangeError('value jane@secret.test'), {
      code: 'ECONNRESET',
      $metadata: { requestId: 'aws-1', httpStatusCode: 400 },
    });
    const described = describeSurprise(error);
    expect(described).toMatchObject({
      name: 'RangeError',
      code: 'ECONNRESET',
      awsRequestId: 'aws-1',
      awsStatus: 400,
    });
    expect(JSON.stringify(described)).toContain('describe-surprise.test.ts');
    expect(JSON.stringify(described)).not.toContain('jane');
  });

  it('follows causes, but not for ever', () => {
    const loop = new Error('a');
    loop.cause = loop;
    const text = JSON.stringify(describeSurprise(loop));
    expect(text.match(/"cause"/g)).toHaveLength(3);
  });

  it('says only the type of what is no error', () => {
    expect(describeSurprise('jane@secret.test')).toEqual({ name: 'string' });
  });
});
