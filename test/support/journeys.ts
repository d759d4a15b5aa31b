import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { Client, signedIn } from './client';
import { outboxOf } from './product';

const day = 24 * 60 * 60 * 1000;

/** A calendar day some days after `now`. */
export const dayAfter = (days: number, now = new Date()): string =>
  new Date(now.getTime() + days * day).toISOString().slice(0, 10);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A real picture of noise, `side` pixels square: about four bytes a pixel. */
export function picture(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const lines = Buffer.concat(
    Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 4)])),
  );
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A file inside a JSON body (API-03). */
export const inlineFile = (bytes: Buffer, originalname = 'photo.png', type = 'image/png') => ({
  data: `data:${type};base64,${bytes.toString('base64')}`,
  originalname,
});

export const unit = (unitNumber: string, over: Record<string, unknown> = {}) => ({
  unitNumber,
  bedrooms: '2',
  bathrooms: '1',
  rentprice: '850',
  monthlyRent: '1250.50',
  availableDate: dayAfter(30),
  appliances: [{ id: '1', checkListId: '1', name: 'Refrigerator', checked: true }],
  ...over,
});

export const owner = (email: string, percentage: number, over: Record<string, unknown> = {}) => ({
  userId: '',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  email,
  mobile: '5551234567',
  percentage,
  isCompany: false,
  ...over,
});

/** The body of addProperty2 as the form sends it: lists as JSON text. */
export const property = ({
  units = [unit('1')],
  rentalOwners = [owner(`ada-${randomBytes(4).toString('hex')}@owners.test`, 100)],
  ...over
}: { units?: unknown[]; rentalOwners?: unknown[] } & Record<string, unknown> = {}) => ({
  userId: '',
  propertyType: 'Multi Family',
  propertyDesc: 'Two floors, one garden',
  street: '12 Maple Street',
  city: 'Ames',
  state: 'Iowa',
  country: 'United States',
  zipcode: '50010',
  property_title: 'Maple Court',
  units: JSON.stringify(units),
  rentalOwners: JSON.stringify(rentalOwners),
  ...over,
});

export const password = 'a good long passphrase';

const linkIn = (text: string, path: string): string =>
  new RegExp(`${path.replace(/[/]/g, '\\/')}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';

/** The token from the newest mail with a link to this path; empty without one. */
export async function mailedToken(url: string, to: string, path: string): Promise<string> {
  const mails = await outboxOf(url);
  return linkIn(mails.find((mail) => mail.to === to && mail.text.includes(path))?.text ?? '', path);
}

/** What the browser keeps with its sign-up. */
const nonce = 'n'.repeat(64);

/** Signs up through the web's calls, opens the mail's link and logs in. */
export async function signUp(
  url: string,
  email: string,
  over: Record<string, unknown> = {},
): Promise<Client> {
  const client = new Client(url);
  const body = { first_name: 'Lena', last_name: 'Hart', email, password, planid: 2, nonce, ...over };
  (await client.call('users', 'register', { body })).body;
  const token = await mailedToken(url, email, '/auth/activationsuccess');
  (await client.call('users', 'activate', { body: { token, nonce } })).body;
  return signedIn(url, email, password);
}
