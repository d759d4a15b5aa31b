/// <reference path="./typst.d.ts" />
import { parentPort, workerData } from 'node:worker_threads';
import init, {
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler.mjs';
import { ready } from './in-thread';
import type { Printed, PrintJob, WorkerKit } from './lease-printer';

const { compiler, fonts, templates }: WorkerKit = workerData;
await init({ module_or_path: compiler });
const builder = new TypstCompilerBuilder();
// No file, no network, no package: only what is passed in.
builder.set_dummy_access_model();
for (const font of fonts) await builder.add_raw_font(font);
const typst = await builder.build();
for (const [name, text] of Object.entries(templates)) typst.add_source(`/${name}.typ`, text);

function print({ files, template }: PrintJob): Printed {
  try {
    for (const [path, bytes] of Object.entries(files)) typst.map_shadow(path, bytes);
    const { result, diagnostics } = typst.compile(`/${template}.typ`, undefined, 'pdf', 2);
    return { pdf: result, problems: diagnostics };
  } catch (trap) {
    // WebAssembly stops here when it runs out of memory or stack.
    return { trap: String(trap) };
  }
}

parentPort?.on('message', (job: PrintJob) => parentPort?.postMessage(print(job)));
parentPort?.postMessage(ready());
