import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStandIn } from '../../../test/support/test-world/stand-in';
import { openUsers } from '../../../test/support/test-world/users';
import { logger } from '../logger';

/** The process output while `work` runs. */
async function outputOf(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const keep = (chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  logger.setLogLevel('INFO');
  await work();
  return lines.join('');
}

afterEach(() => {
  logger.setLogLevel('SILENT');
  vi.restoreAllMocks();
});

const secrets = {
  mail: 'jane.doe@secret.test',
  password: 'Correct-Horse-9!',
  name: 'Wilhelmina',
  address: '198.51.100.99',
  header: 'header-secret-value',
  query: 'query-secret-value',
  path: 'path-secret@mail.test',
  agent: 'agent-secret-value',
  message: 'message-secret-value',
};

describe('log', () => {
  it('writes one structured line a call', async () => {
    const output = await outputOf(async () => (await openUsers()).call('getRoles'));
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(output)).toMatchObject({
      requestId: 'req-1',
      feature: 'users',
      row: 'getRoles',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('names the person by id alone, and a refusal by its code', async () => {
    const api = await openStandIn({});
    const { token } = await api.signIn({ roleLabel: 'rentalManager', userId: 'usr_mia' });
    const output = await outputOf(() => api.call('listProperties', { token }));
    const { level, message, timestamp, service, sampling_rate, ...line } = JSON.parse(output);
    expect(line).toEqual({
      requestId: 'req-1',
      feature: 'properties',
      row: 'listProperties',
      ms: expect.any(Number),
      status: 403,
      code: 'not-permitted',
      userId: 'usr_mia',
    });
  });

  it('never holds a secret or a person’s data, wherever it came in', async () => {
    const api = await openUsers();
    const testWorld = await openStandIn({
      getDashboard: async ({ viewer }) => {
        const cause = new SyntaxError(`Unexpected token in "${secrets.message}"\n    at ${secrets.mail}`);
        throw Object.assign(
          new Error(`${secrets.password} for ${viewer.userId} ${secrets.mail}`, { cause }),
          {
            code: secrets.message,
            detail: secrets.password,
          },
        );
      },
    });
    const { token } = await testWorld.signIn();
    const hostile = {
      headers: { 'user-agent': secrets.agent, 'x-api-key': secrets.header, cookie: secrets.header },
      query: { search: secrets.query },
      params: { email: secrets.path },
      rawPath: `/api/properties/CheckRentalOwnerMail/${secrets.path}`,
      sourceIp: secrets.address,
    };
    const person = {
      first_name: secrets.name,
      last_name: secrets.name,
      email: secrets.mail,
      password: secrets.password,
      mobile_number: '5551234567',
    };
    const output = await outputOf(async () => {
      await api.call('register', { ...hostile, body: person });
      await api.call('register', { ...hostile, body: { ...person, email: `bad ${secrets.mail}@` } });
      await api.call('login', { ...hostile, body: { email: secrets.mail, password: secrets.password } });
      await api.call('forgotPassword', { ...hostile, body: { email: secrets.mail } });
      await api.call('resetPassword', {
        ...hostile,
        body: { token: secrets.message, password: secrets.password },
      });
      await api.call('contact', {
        ...hostile,
        body: { name: secrets.name, email: secrets.mail, subject: secrets.message, message: secrets.message },
      });
      await api.call('login', { ...hostile, raw: `{"email":"${secrets.mail}"` });
      await api.call('getCurrentUser', { ...hostile, token: `${token}x` });
      await testWorld.call('getDashboard', { ...hostile, token });
    });
    expect(output.trim().split('\n')).toHaveLength(9);
    expect(output).toContain('"surprise"');
    expect(output).toContain('log.test.ts');
    for (const secret of [...Object.values(secrets), '5551234567', token])
      expect(output).not.toContain(secret);
    for (const mail of api.mails) expect(output).not.toContain(/token=(\S+)/.exec(mail.text)?.[1] ?? 'none');
  });
});
