import { expect, it } from 'vitest';
import * as z from 'zod';
import { rows } from '../../shared/contract';

/** Each field's cap, by the field's name; all fields of an imported line share one cap. */
const caps: Readonly<Record<string, readonly string[]>> = {
  'maxLength 10': [
    'day',
    ...['as_of', 'due_on', 'through', 'received_on', 'refunded_on', 'paid_on', 'returned_on'],
    'given_on',
    'last_day',
    'notice_day',
    'cosignedate',
    'expires_on',
    'from',
    'to',
    'localDate',
    'moveIn',
    'birthDate',
    'effective_from',
    ...['on', 'opened_on', 'billed_on', 'moved_on'],
  ],
  'maxLength 4': ['last4'],
  'maxLength 7': ['from_month', 'month', 'rent_from'],
  'maxLength 20': ['column'],
  'maxLength 32': ['run'],
  'maxLength 30': [
    ...['mobile_number', 'mobile', 'landlordMobile'],
    ...['amount', 'depositAmount', 'leaseMonths', 'rentAmount'],
  ],
  'maxLength 40': ['code', 'from', 'name', 'to'],
  'maxLength 64': ['file_hash', 'hash', 'id', 'text_hash'],
  'maxLength 100': [
    'documentId',
    ...['item', 'photos', 'lease_ids'],
    'line',
    ...['tenant_id', 'to_lease_id', 'payment_id', 'paymentId'],
    'leaseId',
    'lease_id',
    ...['accountId', 'account_id', 'bill_id', 'book_id', 'line_id', 'line_ids'],
    'propertyId',
    'ownerId',
    'signer_id',
    ...['applicantId', 'applicationId', 'application_id', 'application_ids', 'role_id'],
    'signingOrder',
    'templateId',
    'template_id',
    ...['id', 'userId', 'unitId', 'unitid', 'unit_id', 'leaseid', 'property_id', 'document_id', 'import_id'],
    ...['image_id', 'session_id', 'sessionId', 'user_role_id', 'userRoleId', 'owner_id', 'admin_id'],
    ...['rentailownerid', 'for_property', 'person', 'person_id', 'properties'],
  ],
  'maxLength 128': ['password'],
  'maxLength 200': [
    ...['title', 'amount', 'header'],
    'account',
    'zone',
    ...['reference', 'payer', 'vendor', 'witness', 'signed_by', 'to'],
    'LeasId',
    'address',
    'authority',
    'description',
    'heldBy',
    'label',
    'leaseId',
    'noticeAddress',
    ...['keys', 'reading'],
    ...['bank_id', 'check', 'consent', 'text'],
    'parking',
    'version',
    ...['first_name', 'last_name', 'mobile_number', 'name', 'subject', 'website', 'search', 'role_label'],
    ...['propertyType', 'street', 'city', 'state', 'country', 'zipcode', 'property_title', 'file_name'],
    ...['unitNumber', 'bedrooms', 'bathrooms', 'rentprice', 'availableDate', 'monthlyRent', 'imageUploads'],
    ...['id', 'checkListId', 'userId', 'firstName', 'lastName', 'companyName', 'alt', 'upload', 'thing'],
    'thumb',
    'filters',
    ...['token', 'ticket', 'screeningId', 'property', 'unit'],
    ...['currentAddress', 'employer', 'jobTitle', 'landlord', 'livesThereSince'],
  ],
  'maxLength 254': ['email'],
  'maxLength 255': ['originalname'],
  'maxLength 600': ['after', 'before', 'userplanid'],
  'maxLength 1000': [
    ...['about', 'closing', 'rows', 'totals'],
    ...['note', 'memo', 'reason', 'password', 'new_password', 'propertyDesc'],
    ...['criteria', 'occupants', 'otherIncome', 'pets', 'question', 'remarks', 'whyMoving'],
  ],
  'maxLength 2000': ['text'],
  'maxLength 5000': ['message'],
  'maxLength 10000': ['cells'],
  'maxLength 4200000': ['data'],
  'maxLength 5900000': ['data'],
  'maxItems 2000': ['rows'],
  'maxItems 12': ['about', 'columns', 'rows', 'sums', 'totals'],
  'maxItems 5': ['items'],
  'maxItems 3': ['photos'],
  'maxItems 6': ['photos'],
  'maxItems 10': ['meters', 'coSigners', 'images', 'imageUploads'],
  'maxItems 20': [
    'deposits',
    'feeDetails',
    'owners',
    'pets',
    'rentLines',
    'tenants',
    'rentalOwners',
    ...['shares', 'views', 'waivers'],
    'matches',
  ],
  'maxItems 24': ['entry_ids'],
  'maxItems 25': ['application_ids', 'properties', 'lease_ids', 'leases', 'receipts'],
  'maxItems 40': ['appliances', 'owed', 'charges', 'entries'],
  'maxItems 90': ['lines', 'line_ids'],
  'maxItems 500': ['units', 'rows', 'properties'],
  'maximum 100': ['limit'],
  'maximum 2000': ['nth'],
  'maximum 9999': ['parking'],
  'maximum 100000': ['index'],
  'maximum 3145728': ['bytes'],
  'maximum 26214400': ['bytes'],
  'maxItems 50': ['deductions'],
  'maxItems 60': [...['tables'], 'remarks'],
  'maxItems 30': ['items', 'rooms', 'occupants', 'utilities'],
  'maxItems 4': ['lineKinds'],
  'maxItems 51': ['signingOrder'],
  'maxLength 80': ['name'],
  'maxLength 300': ['description', 'entry_id', 'entry_ids', 'note', 'reason'],
  'maxItems 100': ['chosen'],
  'maxLength 90000': ['cosignerSignature', 'signature'],
  'maximum 1000000000': [
    ...['amount', 'announce_above_cents', 'ceiling_cents'],
    'reserve_cents',
    ...['ending_cents', 'opening_cents'],
    ...['cents', 'credit_cents', 'deposit', 'fee_cents', 'maximumCents', 'monthlyIncome'],
    ...['owed_cents', 'refunded_cents'],
  ],
  'maximum 20': ['incomeTimes'],
  'maximum 50000': ['applicationFee'],
  'maximum 180': ['returnDays'],
  'maximum 31': ['dueDay'],
  'maximum 365': ['noticeDays'],
  'maximum 60': ['after_due', 'months', 'graceDays'],
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
