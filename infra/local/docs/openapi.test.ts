import { describe, expect, it } from 'vitest';
import { rows } from '../../../shared/contract';
import { docsPage } from './docs-page';
import { openApi } from './openapi';

const document = openApi({ siteUrl: 'http://localhost:3000' });
const operation = (path: string, method: 'get' | 'post' | 'delete' | 'put') =>
  document.paths?.[path]?.[method];

describe('the OpenAPI document', () => {
  it.each(rows.map(({ name, row }) => [name, row] as const))('has %s', (_name, row) => {
    const method = row.method.toLowerCase();
    const found = Object.entries(document.paths?.[row.path] ?? {}).find(([name]) => name === method);
    expect(found).toBeDefined();
  });

  it('says that bodies travel in the envelope, and what they hold once opened', () => {
    const body = operation('/api/users/login', 'post')?.requestBody;
    expect(body).toMatchObject({
      content: {
        'application/json': {
          schema: {
            $ref: '#/components/schemas/Envelope',
            'x-opened': { type: 'object', required: ['email', 'password'] },
          },
        },
      },
    });
    expect(document.components?.schemas?.Envelope).toMatchObject({
      required: ['data', 'iv'],
      additionalProperties: false,
    });
  });

  it('tells what a caller gives from what comes out', () => {
    const body = JSON.stringify(operation('/api/users/register', 'post')?.requestBody);
    expect(body).toContain('"required":["first_name","last_name","email","password"]');
    const add = JSON.stringify(operation('/api/properties/addProperty2', 'post')?.requestBody);
    expect(add).toContain('property_title');
  });

  it('asks for the bearer token where the row does, and lists refusals by status', () => {
    expect(operation('/api/users/getRoles', 'get')?.security).toEqual([]);
    const add = operation('/api/properties/addProperty2', 'post');
    expect(add?.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(add?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '422',
      '429',
    ]);
  });

  it('is shown whole on a page without any script', () => {
    const page = docsPage(document);
    for (const { row } of rows) expect(page).toContain(row.path);
    expect(page).not.toMatch(/<script|https?:\/\/(?!localhost)/);
  });
});
