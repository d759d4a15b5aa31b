import { expect, it } from 'vitest';
import * as z from 'zod';
import { rows } from '../../shared/contract';

/** Each field's cap, by the field's name; all fields of an imported line share one cap. */
const caps: Readonly<Record<string, readonly string[]>> = {
  'maxLength 10': [
    'day',
    'given_on',
    'last_day',
    'notice_day',
    'cosignedate',
    'expires_on',
    'from',
    'to',
    'localDate',
    'effective_from',
  ],
  'maxLength 30': ['mobile_number', 'mobile'],
  'maxLength 40': ['code', 'from', 'to'],
  'maxLength 64': ['file_hash', 'hash', 'id', 'text_hash'],
  'maxLength 100': [
    'documentId',
    'line',
    'leaseId',
    'lease_id',
    'ownerId',
    'signer_id',
    'signingOrder',
    'templateId',
    'template_id',
    ...['id', 'userId', 'unitId', 'unitid', 'unit_id', 'leaseid', 'property_id', 'document_id', 'import_id'],
    ...['image_id', 'session_id', 'sessionId', 'user_role_id', 'userRoleId', 'owner_id', 'admin_id'],
    ...['rentailownerid', 'for_property', 'person', 'properties'],
  ],
  'maxLength 128': ['password'],
  'maxLength 200': [
    'zone',
    'LeasId',
    'address',
    'authority',
    'description',
    'heldBy',
    'label',
    'leaseId',
    'noticeAddress',
    'parking',
    'version',
    ...['first_name', 'last_name', 'mobile_number', 'name', 'subject', 'website', 'search', 'role_label'],
    ...['propertyType', 'street', 'city', 'state', 'country', 'zipcode', 'property_title', 'file_name'],
    ...['unitNumber', 'bedrooms', 'bathrooms', 'rentprice', 'availableDate', 'monthlyRent', 'imageUploads'],
    ...['id', 'checkListId', 'userId', 'firstName', 'lastName', 'companyName', 'alt', 'upload', 'thing'],
    ...['token', 'ticket'],
  ],
  'maxLength 254': ['email'],
  'maxLength 255': ['originalname'],
  'maxLength 600': ['after', 'before', 'userplanid'],
  'maxLength 1000': ['note', 'reason', 'password', 'new_password', 'propertyDesc'],
  'maxLength 2000': ['text'],
  'maxLength 5000': ['message'],
  'maxLength 10000': ['cells'],
  'maxLength 5900000': ['data'],
  'maxItems 5': ['items'],
  'maxItems 10': ['coSigners', 'images', 'imageUploads'],
  'maxItems 20': ['owners', 'pets', 'rentLines', 'tenants', 'rentalOwners'],
  'maxItems 25': ['properties'],
  'maxItems 40': ['appliances'],
  'maxItems 500': ['units', 'rows', 'properties'],
  'maximum 100': ['limit'],
  'maximum 9999': ['parking'],
  'maximum 100000': ['index'],
  'maximum 3145728': ['bytes'],
  'maximum 26214400': ['bytes'],
  'maxItems 30': ['occupants', 'utilities'],
  'maxItems 4': ['lineKinds'],
  'maxItems 51': ['signingOrder'],
  'maxLength 80': ['name'],
  'maxLength 300': ['description'],
  'maxLength 90000': ['cosignerSignature', 'signature'],
  'maximum 1000000000': ['cents', 'maximumCents'],
  'maximum 180': ['returnDays'],
  'maximum 31': ['dueDay'],
  'maximum 365': ['noticeDays'],
  'maximum 60': ['months', 'graceDays'],
  'maximum 61': ['firstFeeDay'],
};

const JsonSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
});

/** `maxLength 200 street` for every cap of a JSON schema. */
function capsOf(given: unknown, name = ''): string[] {
  const schema = JsonSchema.safeParse(given).data;
  if (!schema) return [];
  const own = ['maxLength', 'maxItems', 'maximum']
    .filter((kind) => schema[kind] !== undefined && schema[kind] !== Number.MAX_SAFE_INTEGER)
    .map((kind) => `${kind} ${schema[kind]} ${name}`);
  const named = Object.entries(schema.properties).flatMap(([field, inner]) =>
    capsOf(inner, name === 'cells' ? name : field),
  );
  const unnamed = [schema.items, schema.additionalProperties, ...schema.anyOf];
  return [...own, ...named, ...unnamed.flatMap((inner) => capsOf(inner, name))];
}

it('caps every field where it has always been capped', () => {
  const found = rows.flatMap(({ row: { params, query, body } }) =>
    [params, query, body].flatMap((schema) =>
      schema ? capsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
    ),
  );
  const wanted = Object.entries(caps).flatMap(([cap, names]) => names.map((name) => `${cap} ${name}`));
  expect([...new Set(found)].toSorted()).toEqual(wanted.toSorted());
});
