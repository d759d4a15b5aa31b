import { writeFile } from 'node:fs/promises';
import { openApi } from './openapi';

const document = openApi({ siteUrl: 'http://localhost:3000' });
await writeFile('openapi.json', `${JSON.stringify(document, null, 2)}\n`);
process.stdout.write(`openapi.json: ${Object.keys(document.paths ?? {}).length} paths\n`);
