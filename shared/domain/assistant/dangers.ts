/** What the assistant does not touch, and what comes before any answer, by the words of the question. */
export const refusedTopics = [
  'secrets',
  'bank-details',
  'screening-reports',
  'legal-advice',
  'guesses',
  'other-people',
  'acts',
] as const;
export type RefusedTopic = (typeof refusedTopics)[number];

const topics: readonly (readonly [RefusedTopic, RegExp])[] = [
  [
    'secrets',
    /\b(passwords?|passcodes?|recovery codes?|second factors?|two[- ]step|one[- ]time codes?|api keys?|tokens?|secrets?|pin codes?)\b/,
  ],
  [
    'bank-details',
    /\b(account numbers?|routing numbers?|iban|bank (details?|accounts? of|info|information|number)|card numbers?|social security|ssn)\b/,
  ],
  [
    'screening-reports',
    /\b(credit (score|report|history|check)|criminal|background (check|report)|screening reports?|eviction (history|record)|convict\w*)\b/,
  ],
  [
    'legal-advice',
    /\b(legal(ly)?|illegal|lawful|lawyer|attorney|sue|lawsuit|(in|to|housing|small claims) court|evict\w*|(may|can|could) (i|we) (raise|keep|withhold|enter|change the locks|refuse|break))\b/,
  ],
  [
    'guesses',
    /\b(^will (\S+ ){1,4}(pay|leave|stay|renew|default)|likely to|trustworthy|reliable|honest|(good|bad|nice|risky|best|worst) (tenant|tenants|applicant|applicants|renter|renters|person)|should (i|we) (rent|accept|approve|decline|trust|choose)|religio\w*|what race|ethnic\w*|pregnan\w*|disab\w*|nationality|sexual orientation|muslims?|christians?|jewish|(black|white) people)\b/,
  ],
];

/** Also of who lives beside a tenant. */
const others = /\b(neighbou?rs?|next door|other tenants?|other applicants?|roommate'?s? (income|credit))\b/;

/** As an order: nobody is told whether there is such a thing. */
const changes =
  /^(?:please |can you |could you |will you |would you |i want you to |go ahead and |now )*(delete|remove|cancel|void|pay|transfer|wire|approve|decline|change|invite|suspend|close|sign|move|send money|refund|archive|raise|lower)\b/;

/** Whether a question asks how something is done: that is for the help. */
const asksHow = /\b(how (do|can|to|does|should)|where (do|can) i)\b/;

/** The topic that a question must not lead to; undefined for all others. */
export function refusedTopic(question: string, isStaff: boolean): RefusedTopic | undefined {
  const asked = plain(question);
  const how = asksHow.test(asked);
  const [topic] = topics.find(([name, pattern]) => pattern.test(asked) && !(how && isHelped(name))) ?? [];
  if (topic) return topic;
  if (!isStaff && others.test(asked)) return 'other-people';
  return changes.test(asked) && !how ? 'acts' : undefined;
}

/**
 * How a password is changed or a bank account linked stands in the help; advice and guesses stand nowhere.
 */
const isHelped = (topic: RefusedTopic): boolean =>
  topic === 'secrets' || topic === 'bank-details' || topic === 'screening-reports';

const emergencies =
  /\b(on fire|fire (in|at|on)|a fire|flames|smoke (in|from|coming)|smell(s|ing)?( of| like)? (gas|smoke)|gas (smell|leak)|carbon monoxide|flood(ed|ing)?|burst (pipe|pipes)|(water|rain) (is |was )?(coming|pouring|running|dripping|leaking|gushing|spraying)( \w+)? (from|through|out|in|down)|sewage|sparks?|sparking|electric shock|no heat|heat(ing)? (is |has been |went )?(out|off|gone|dead|not working)|no power|power (is|went) out|water (is )?(all over|everywhere)|ceiling (is )?(leak\w*|drip\w*)|toilet (is )?overflow\w*|door (does not|doesn't|won't|will not) lock|no hot water and|break[- ]?in|broken into|ceiling (is )?(collaps\w*|coming down|fall\w*)|emergency)\b/;

const plain = (question: string): string => question.toLowerCase().replace(/[’‘]/g, "'");

/** Words that somebody in danger uses. */
export const isEmergency = (question: string): boolean =>
  emergencies.test(plain(question)) && !asksHow.test(plain(question));
