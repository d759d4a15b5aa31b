import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { rows } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { refusals } from '../../shared/wire/refusals';

const placeholders = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const keysOf = (schema: z.ZodObject | undefined): string[] => Object.keys(schema?.shape ?? {});

/** The calls of spec §7 that exist so far, with method and path word for word. */
const specCalls = {
  'API-10': 'GET /api/users/getRoles',
  'API-11': 'POST /api/users/logout',
  'API-12': 'GET /api/users/getOrganizationRentalUsers/{id}',
  'API-13': 'GET /api/properties/CheckRentalOwnerMail/{email}',
  'API-14': 'POST /api/properties/addProperty2',
  'API-15': 'GET /api/properties/propertyWithId/{id}',
  'API-18': 'GET /api/properties/unitlimitcheck/{roleId}',
  'API-19': 'POST /api/stripeAccountRouter/getConnectedAccountId',
  'API-23': 'GET /api/plans/getAllPlans',
  'API-24': 'POST /api/users/contact',
  'API-25': 'GET /api/getProperty/getNotifications/{userRoleId}',
  'API-26': 'PUT /api/getProperty/mark-read',
};

describe('the contract table', () => {
  it('names every method and path once', () => {
    const keys = rows.map(({ row }) => routeKeyOf(row));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(Object.entries(specCalls))('has the spec’s call [%s] %s', (_, routeKey) => {
    expect(rows.map(({ row }) => routeKeyOf(row))).toContain(routeKey);
  });

  describe.each(rows.map((entry) => [`${entry.feature}.${entry.name}`, entry.row] as const))(
    '%s',
    (_, row) => {
      it('has a parameter schema for each placeholder and no other', () => {
        expect(keysOf(row.params).sort()).toEqual(placeholders(row.path).sort());
      });

      it('has a body only where the method takes one, and room for it', () => {
        if (row.method === 'GET' || row.method === 'DELETE') expect(row.body).toBeUndefined();
        expect(row.bodyLimit > 0).toBe(row.body !== undefined || row.raw === true);
        expect(row.bodyLimit).toBeLessThan(6_000_000);
      });

      it('seals what a bearer call answers in data, and nothing that is public [API-04]', () => {
        const hasData = 'data' in row.reply.shape;
        expect(row.sealed).toBe(row.auth.kind === 'bearer' && hasData);
      });

      it('answers success 1', () => {
        const success: z.ZodType | undefined = row.reply.shape.success;
        // decisions, Calls: `true` for addScreeningOrder.
        expect(success?.safeParse(row.path.endsWith('/addScreeningOrder') ? true : 1).success).toBe(true);
        expect(success?.safeParse(0).success).toBe(false);
      });

      it('limits how often anybody without a login may make it work', () => {
        if (row.auth.kind === 'bearer' || row.body === undefined) return;
        expect(row.rate.some(({ by }) => by === 'address')).toBe(true);
      });

      it('counts a person only where somebody is logged in', () => {
        const isBearer = row.auth.kind === 'bearer';
        expect(row.rate.some(({ by }) => by === 'person') && !isBearer).toBe(false);
        expect(row.rate.every(({ by, underWay }) => by === 'person' || !underWay)).toBe(true);
      });

      it('counts an account by a field that its body has', () => {
        for (const { by } of row.rate) {
          if (typeof by === 'string') continue;
          expect(row.body instanceof z.ZodObject ? keysOf(row.body) : []).toContain(by.accountField);
        }
      });

      it('caps every list and every text that it takes', () => {
        const uncapped: string[] = [];
        for (const [part, schema] of Object.entries({ params: row.params, query: row.query, body: row.body }))
          if (schema) walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), part, uncapped);
        expect(uncapped).toEqual([]);
      });

      it('names only refusals that exist, each once', () => {
        for (const code of row.refusals) expect(refusals).toHaveProperty(code);
        expect(new Set(row.refusals).size).toBe(row.refusals.length);
      });

      it('says what it does in one line', () => expect(row.summary).toMatch(/^.{10,160}$/));
    },
  );
});

type Node = {
  type?: string;
  enum?: unknown;
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  [key: string]: unknown;
};

/** The row's body limit caps file data. */
function walk(value: unknown, path: string, uncapped: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (
    node.type === 'string' &&
    node.enum === undefined &&
    node.const === undefined &&
    node.maxLength === undefined
  ) {
    if (!/files.*\.data$/.test(path)) uncapped.push(path);
  }
  if (node.type === 'array' && node.maxItems === undefined && !/files/.test(path)) uncapped.push(path);
  for (const [key, child] of Object.entries(node)) {
    const skip =
      key === 'properties' ||
      key === 'anyOf' ||
      key === 'allOf' ||
      /^\d+$/.test(key) ||
      key === 'additionalProperties';
    walk(child, skip ? path : `${path}.${key}`, uncapped);
  }
}
