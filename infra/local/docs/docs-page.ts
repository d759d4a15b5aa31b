import * as z from 'zod';
import { escapeHtml } from '../page';
import type { OpenApi } from './openapi';
import { rolesHtml } from './roles-html';

const Media = z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() });

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: z.unknown() }),
    )
    .default([]),
  requestBody: Media.extend({ description: z.string().optional() }).optional(),
  responses: z.record(z.string(), Media.extend({ description: z.string() })),
});
type Operation = z.infer<typeof Operation>;

/** `code`, **bold** and paragraphs: our descriptions use nothing else. */
const prose = (text: string): string =>
  escapeHtml(text)
    .split(/\n\n+/)
    .map(
      (part) =>
        `<p>${part.replace(/`([^`]+)`/g, '<code>$1</code>').replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')}</p>`,
    )
    .join('');

const schemaOf = (media: z.infer<typeof Media> | undefined): unknown => {
  const schema = media?.content?.['application/json']?.schema;
  return typeof schema === 'object' && schema !== null && 'x-opened' in schema ? schema['x-opened'] : schema;
};

const json = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const parametersHtml = ({ parameters }: Operation): string =>
  parameters.length === 0
    ? ''
    : `<h3>Parameters</h3><table><tr><th>Name</th><th>In</th><th>Schema</th></tr>${parameters
        .map(
          (parameter) =>
            `<tr><td><code>${escapeHtml(parameter.name)}</code>${parameter.required ? '' : ' <span class="quiet">optional</span>'}</td><td>${escapeHtml(parameter.in)}</td><td><code>${escapeHtml(JSON.stringify(parameter.schema))}</code></td></tr>`,
        )
        .join('')}</table>`;

function operationHtml(method: string, path: string, operation: Operation): string {
  const { '200': done, ...refused } = operation.responses;
  const body = schemaOf(operation.requestBody);
  return `<details id="${escapeHtml(operation.operationId)}"><summary><span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code><br><span class="quiet">${escapeHtml(operation.summary)}</span></summary>
${prose(operation.description)}${parametersHtml(operation)}
${body === undefined ? '' : `<h3>Body, inside its envelope</h3>${prose(operation.requestBody?.description ?? '')}${json(body)}`}
<h3>Answer</h3>${json(schemaOf(done))}
<h3>Refusals</h3><table>${Object.entries(refused)
    .map(
      ([status, { description }]) => `<tr><td><code>${status}</code></td><td>${prose(description)}</td></tr>`,
    )
    .join('')}</table></details>`;
}

/** The OpenAPI document as HTML, rendered here, so that the page needs no script and no external file. */
export function docsPage(document: OpenApi): string {
  const byFeature = new Map<string, string[]>();
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, raw] of Object.entries(item)) {
      const operation = Operation.parse(raw);
      const feature = operation.tags[0] ?? '';
      byFeature.set(feature, [...(byFeature.get(feature) ?? []), operationHtml(method, path, operation)]);
    }
  const features = [...byFeature.keys()];
  return `<h1>${escapeHtml(document.info.title)}</h1>
<nav>${features.map((name) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join('')}<a href="#roles">roles</a><a href="/docs/openapi.json">openapi.json</a></nav>
${prose(document.info.description ?? '')}
${features.map((name) => `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${byFeature.get(name)?.join('\n')}`).join('\n')}
${rolesHtml()}
<h2 id="components">Shared shapes</h2>${json(document.components?.schemas ?? {})}`;
}
