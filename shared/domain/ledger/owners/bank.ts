/** Where a rental owner's bank setup stands with the payment provider (issue 4, part 5). */
export const bankStates = ['none', 'started', 'restricted', 'ready'] as const;
export type BankState = (typeof bankStates)[number];

/** The provider's facts that decide an account's state. */
type AccountFacts = {
  readonly detailsSubmitted: boolean;
  readonly payoutsEnabled: boolean;
  readonly disabledReason?: string | undefined;
};

/** `restricted`: something is missing or under review. A `ready` account may have requirements due later. */
export function bankStateOf(account: AccountFacts | undefined): BankState {
  if (account === undefined) return 'none';
  if (!account.detailsSubmitted) return 'started';
  return account.payoutsEnabled && !account.disabledReason ? 'ready' : 'restricted';
}

/** Words for the provider's field names without their owner prefix; the first match wins. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^external_account/, 'Bank account for payouts'],
  [/^tos_acceptance/, 'Agreement to the payment provider’s terms'],
  [/^business_type/, 'Whether the owner is a person or a company'],
  [/^business_profile/, 'What the owner’s business does'],
  [/^settings|^statement_descriptor/, 'Name on bank statements'],
  [/verification\.additional_document/, 'A second identity document'],
  [/verification\.document/, 'A photo of an identity document'],
  [/dob/, 'Date of birth'],
  [/ssn_last_4|id_number/, 'Social security number'],
  [/tax_id|vat_id/, 'Company tax number'],
  [/(^|\.)(first_name|last_name)/, 'Full legal name'],
  [/(^|\.)name$/, 'Registered company name'],
  [/address/, 'Address'],
  [/phone/, 'Phone number'],
  [/email/, 'Email address'],
  [/(owners|directors|executives)_provided/, 'The people who own or run the company'],
  [/relationship/, 'Role in the company'],
];

const plain = (name: string): string => {
  const text = name.replaceAll(/[._]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What the provider still asks for, in its order, each once. Unknown names appear with spaces for dots. */
export function missingInWords(names: readonly string[]): string[] {
  const found = names.map((name) => {
    const bare = name.replace(/^(individual|company|representative|person_\w+|owners|directors)\./, '');
    return words.find(([form]) => form.test(bare))?.[1] ?? plain(bare);
  });
  return [...new Set(found)];
}
