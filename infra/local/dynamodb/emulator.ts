import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { endpointOf } from './database';

const require = createRequire(import.meta.url);
/** DynamoDB Local's jar as its npm package brings it; nothing else of that package is used. */
const emulatorFolder = (): string =>
  join(dirname(require.resolve('amplify-dynamodb-simulator/package.json')), 'emulator');

/** What marks one of our emulators among all processes. */
export const emulatorMark = 'DynamoDBLocal.jar';

/** Little memory and a quick start: it serves one developer. */
const javaOptions = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** Whether there is a Java that runs; a Mac has a `java` that only says where to get one. One that a Ctrl-C has reached too was there. */
export const hasJava = (): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('java', ['-version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code, signal) => resolve(code === 0 || signal !== null));
  });

/**
 * Starts the emulator, apart from our terminal, so that Ctrl-C ends us first and us it. It has no option to listen on this machine alone; the port is
 * random and holds what a developer made up.
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

/** How the emulator answers a ListTables: `ready`, `broken` when it runs but cannot read its data, `silent` when nobody answers. */
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
