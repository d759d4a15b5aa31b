/// <reference path="./typst.d.ts" />
import { parentPort, workerData } from 'node:worker_threads';
import init, {
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler.mjs';
import type { PrintFiles, WorkerKit } from './lease-printer';

const { compiler, fonts, template }: WorkerKit = workerData;
await init({ module_or_path: compiler });
const builder = new TypstCompilerBuilder();
// No file, no network, no package: only what is handed in.
builder.set_dummy_access_model();
for (const font of fonts) await builder.add_raw_font(font);
const typst = await builder.build();
typst.add_source('/lease.typ', template);

parentPort?.on('message', (files: PrintFiles) => {
  for (const [path, bytes] of Object.entries(files)) typst.map_shadow(path, bytes);
  const { result, diagnostics } = typst.compile('/lease.typ', undefined, 'pdf', 2);
  parentPort?.postMessage({ pdf: result, problems: diagnostics });
});
