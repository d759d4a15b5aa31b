import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { endpointOf } from './database';

const require = createRequire(import.meta.url);
/** DynamoDB Local's jar from its npm package; we use nothing else of that package. */
const emulatorFolder = (): string =>
  join(dirname(require.resolve('amplify-dynamodb-simulator/package.json')), 'emulator');

/** Identifies our emulators among all processes. */
export const emulatorMark = 'DynamoDBLocal.jar';

/** Little memory and a fast start, because it serves one developer. */
const javaOptions = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** Whether a working Java exists: a Mac's stub `java` only says where to get one. A Ctrl-C counts as yes. */
export const hasJava = (): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('java', ['-version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code, signal) => resolve(code === 0 || signal !== null));
  });

/**
 * Starts the emulator detached from the terminal, so that Ctrl-C stops us first and we stop it. It cannot
 * be limited to this machine, but its port is random and it holds only made-up data.
 */
export function spawnEmulator(options: { port: number; dir: string | undefined }) {
  const where = options.dir === undefined ? ['-inMemory'] : ['-dbPath', options.dir];
  const child = spawn(
    'java',
    [
      ...javaOptions,
      '-Djava.library.path=./DynamoDBLocal_lib',
      '-jar',
      emulatorMark,
      '-port',
      String(options.port),
      '-sharedDb',
      ...where,
    ],
    { cwd: emulatorFolder(), stdio: 'ignore', detached: true },
  );
  child.unref();
  child.once('error', () => undefined);
  return child;
}

/** ListTables: `ready`, `broken` if the emulator cannot read its data, `silent` if nothing answers. */
export async function askEmulator(port: number): Promise<'ready' | 'broken' | 'silent'> {
  try {
    const response = await fetch(endpointOf(port), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.ListTables',
        authorization:
          'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
      },
      body: '{}',
      signal: AbortSignal.timeout(2_000),
    });
    return (await response.text()).includes('TableNames') ? 'ready' : 'broken';
  } catch {
    return 'silent';
  }
}
