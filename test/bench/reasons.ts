/** Why a bar is missed, as measured, and what to try next. */
type Reason = { readonly of: RegExp; readonly why: string; readonly next: string };

const sessionFirst =
  'session beside what is read, then the tries, then the write: each needs the one before it';

const reasons: readonly Reason[] = [
  {
    of: /^a\.ready\./,
    why: 'the first call loads DynamoDB’s document client, the table’s schemas and the stores, which the bare handler has not',
    next: 'a client of our own few commands, or SnapStart once Node.js has it',
  },
  {
    of: /^a\.init\.properties$/,
    why: 'the schemas of the forms of units and owners, which every add needs, are made at the start',
    next: 'the schemas of shared/domain made late, as those of the contract are',
  },
  {
    of: /^c\.list-beside-bare$/,
    why: 'the SDK works out the steps of a command anew for each request; doing so once was a patch of its internals',
    next: 'fewer steps per command, and less of our own work per line',
  },
  {
    of: /^b\.cost\.properties\.listProperties$/,
    why: '1.30 $ are fixed; session and organization, strongly consistent, are 2 RCU, the 26 lines 4',
    next: 'lines without search text, some 1.80 $; with strong reads the bar is out of reach',
  },
  {
    of: /^b\.chain\.users\.register$/,
    why: 'the account of a known address is read by the id that its guard names, before anything is written for it',
    next: 'the state of the account on its guard',
  },
  {
    of: /^b\.chain\.users\.login$/,
    why: 'the guard of the address alone knows the id; the hash and the roles decide what is written',
    next: 'hash and state on the guard',
  },
  {
    of: /^b\.chain\.users\.confirmLogin$/,
    why: 'the ticket says whose tries to count, and a try is counted before the code is looked at',
    next: 'nothing: counting for an id that nobody has proven would lock people out',
  },
  {
    of: /^b\.chain\.(users\.resetPassword|people\.(changePermissions|suspendPerson|removePerson)|profile\.(changePassword|updateProfile))$/,
    why: 'what began between the read and the transaction is looked for after it; no condition can say that no session began',
    next: 'a count of sessions on the account that each start raises',
  },
  {
    of: /^b\.chain\.owners\.startOnboarding$/,
    why: sessionFirst,
    next: 'nothing: each link mails the owner, so links are counted before one is made',
  },
  {
    of: /^b\.chain\.profile\.(startSecondFactor|confirmSecondFactor|newRecoveryCodes|endSecondFactor)$/,
    why: sessionFirst,
    next: 'nothing: a code that is looked at before its try is counted can be guessed at',
  },
  {
    of: /^b\.chain\.people\.(getInvitation|acceptInvitation)$/,
    why: 'the link names the address, its guard the account, and the account’s password decides what is written',
    next: 'the state of the account on its guard',
  },
  {
    of: /^b\.chain\.imports\.undoImport$/,
    why: 'each property is taken back in transactions of its own, after a look at what hangs on it',
    next: 'nothing: it is a job of many writes that a person watches',
  },
  {
    of: /^b\.chain\.documents\.getDocument$/,
    why: 'what is handed out is logged once it is known that the session lives and the document is there',
    next: 'nothing: an entry of what nobody got to see would be wrong',
  },
  {
    of: /^b\.chain\.(audit\.|imports\.(checkLines|importProperties|exportPortfolio)|documents\.createDocumentUpload|properties\.createImageUpload|profile\.createPhotoUpload)/,
    why: 'a heavy call is counted for its person, over all processes, before it begins; an export is logged after it',
    next: 'nothing: what began before its count was known could not be held back',
  },
  {
    of: /^h\.landing\.performance$/,
    why: 'the largest paint at 2.5 s on Lighthouse’s slow phone scores 0.90 there and weighs a quarter; all else scores 1',
    next: 'whatever paints last, earlier',
  },
  {
    of: /^k\.seal\.first$/,
    why: 'the first packet of a process starts the printer (0.7 s) and loads the modules that seal, which the bench’s loader translates first; later ones take 0.6 s',
    next: 'nothing: a worker makes it, and the last signer’s page does not wait for it',
  },
  {
    of: /^l\.aging$/,
    why: 'the heads of 10,000 leases are 11 MB from DynamoDB Local, read page after page: 1.1 s there, 0.4 s here',
    // An item for who owes would be the fifth in a payment's transaction: over 12 WCU with a head over 1 KB.
    // After a rent run every lease owes, so it would be read 10,000 times as well: it is not built.
    next: 'eight ranges of the heads side by side, which helps on AWS alone; a manager of 400 leases waits 0.1 s',
  },
  {
    of: /^l\.ledger-page$/,
    why: 'DynamoDB Local looks longer for a place in a long index; our own work is the same for both, to 0.3 ms',
    next: 'nothing: the page reads its 25 entries alone',
  },
  {
    of: /^l\.rent-run$/,
    why: 'a lease is read, posted and watched in seven requests of some 1.2 ms of the SDK’s processor time each',
    next: 'unit, property and head of a lease in one batch; nobody waits for the nightly run',
  },
];

/** What we know about a missed figure. */
export function reasonOf(id: string): string {
  const found = reasons.find(({ of }) => of.test(id));
  return found ? `${found.why}. Next: ${found.next}.` : 'no reason is written down yet.';
}
