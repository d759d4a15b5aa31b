import type { Category, Hazard } from '../requests/categories';

const kinds: readonly (readonly [Category, RegExp])[] = [
  ['alarms', /\b(smoke|co|carbon monoxide) (alarm|detector)/],
  ['hot-water', /\b(hot water|water heater|boiler)/],
  ['heating', /\b(heat|heating|heater|furnace|radiator|thermostat)\b/],
  ['cooling', /\b(ac|a\/c|air condition\w*|cooling)\b/],
  ['pests', /\b(pests?|(cock)?roach(es)?|mice|mouse|rats?|ants?|(bed ?)?bugs?|termites?)\b/],
  ['mold', /\b(mold|mildew)/],
  ['roof', /\b(roof|ceiling)\b/],
  [
    'appliance',
    /\b(fridge|refrigerator|oven|stove|dishwasher|washer|washing machine|dryer|microwave|garbage disposal)/,
  ],
  [
    'plumbing',
    /\b(toilet|sink|faucet|tap|shower|bath ?tub|drain|pipes?|plumb\w*|leak\w*|clog\w*|drip\w*|water)\b/,
  ],
  ['electrical', /\b(electric\w*|outlet|power|breaker|lights?|switch|sparks?)\b/],
  ['locks', /\b(locks?|doors?|keys?|deadbolt)\b/],
  ['windows', /\b(windows?|blinds?|screens?)\b/],
  ['walls', /\b(walls?|floors?|tiles?|carpet|paint)\b/],
  ['outside', /\b(gutter|yard|fence|driveway|snow|parking)\b/],
  ['cleaning', /\b(trash|garbage|cleaning)\b/],
];

const dangers: readonly (readonly [Hazard, RegExp])[] = [
  ['carbon-monoxide', /\bcarbon monoxide\b/],
  ['gas', /\bgas\b/],
  ['fire', /\b(fire|flames?|smoke)\b/],
  ['sewage', /\bsewage\b/],
  ['water', /\b(water|rain|flood\w*|burst|leak\w*|overflow\w*|pouring|dripping)\b/],
  ['no-heat', /\b(heat|heating|furnace|boiler)\b/],
  ['no-power', /\b(power|electricity|electric shock|sparks?|sparking)\b/],
  ['open-door', /\b(lock|break[- ]?in|broken into)\b/],
];

const broken =
  /\b(broken?|broke|leak(s|ing|ed)?|clogged|blocked|stuck|drip(s|ping)|(not|stopped|stops|isn'?t|isnt|quit) working|(does not|doesn'?t|won'?t|wont) (work|turn|open|close|lock|start|drain|flush|heat|cool|stop)|out of order|overflow\w*|cracked|roaches|cockroaches|mice|rats|bed ?bugs|mold|there (is|are) (a )?(no|mouse|rat|ants|bugs)|beep(s|ing)|no hot water|keeps \w+ing)\b/;

const plain = (question: string): string => question.toLowerCase().replace(/[’‘]/g, "'");

/** What kind of repair the words speak of; undefined for none that we know. */
export const repairCategory = (question: string): Category | undefined =>
  kinds.find(([, pattern]) => pattern.test(plain(question)))?.[0];

/** Who has no hot water has no water running. */
const missing = /\bno hot water\b/g;

/** The hazard that words of danger speak of. */
export function hazardIn(question: string): Hazard | undefined {
  const words = plain(question).replace(missing, '');
  return dangers.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Money, papers and the account may be stuck as well, and nobody repairs them. */
const paperwork =
  /\b(payments?|autopay|rent|accounts?|bank|(credit|debit) cards?|receipts?|statements?|balance|charges?|fees?|deposit|refund|password|log ?in|e-?mails?|messages?|signatures?|lease|application|app|website|screening)\b/;

/** Whether somebody says that something in a home is broken, rather than asks about repairs. */
export function reportsFault(question: string): boolean {
  const words = plain(question);
  return broken.test(words) && (repairCategory(question) !== undefined || !paperwork.test(words));
}

/** The same of something in a home that we have a category for: not of a payment, an account or a receipt. */
export const namesFault = (question: string): boolean =>
  reportsFault(question) && repairCategory(question) !== undefined;
