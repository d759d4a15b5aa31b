const number = '(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?:\\.(\\d\\d))?(?!\\d)';
/** '$50', '50 dollars'. */
const amount = new RegExp(`\\$\\s?${number}(?: dollars)?|\\b${number} (?:dollars|bucks|usd)\\b`, 'i');
/** What stands at the end behind the amount: '75 dollars late fee'. */
const behindAmount = new RegExp(`(?:${amount.source}) ([a-z][a-z ]{1,40}?)[.?!]*$`, 'i');
/** What a charge is for is said in small letters at the end; a name is not. */
const purpose = /\bfor (?:the |a |an )?([a-z][a-z ]{1,40}?)[.?!]*$/;
const noteText = /:\s+(\S.*)$/s;
const noteBehindUnit =
  /(?<=\bnote (?:to|for|on) (?:unit|apt|apartment) [\w-]+),? (?:that |saying )?(?!at |in |of )(\S.*)$/is;
const isNote = /\bnote\b/i;

/** Whom it is for is no purpose. */
function purposeBehind(question: string): string | undefined {
  const said = behindAmount.exec(question)?.[5];
  return said === undefined || /^(to|from|at|in|on)\b/i.test(said) ? undefined : said;
}

/** The amount and what it is for, as the question says them. */
export function chargeSaid(question: string): { cents: number; label: string } | undefined {
  const found = amount.exec(question);
  if (!found) return undefined;
  const [, dollars = found[3] ?? '', after = found[4] ?? '0'] = found;
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(after);
  if (cents <= 0) return undefined;
  const label = (purpose.exec(question)?.[1] ?? purposeBehind(question) ?? 'Charge').trim();
  return { cents, label };
}

/** The words after the colon, or after the unit: 'note to unit 203 key sticks'. */
export const noteSaid = (question: string): string | undefined =>
  (noteText.exec(question) ?? noteBehindUnit.exec(question))?.[1]?.trim();

/**
 * The question without what a draft takes over as it stands: a note's text, a charge's amount and purpose.
 */
export function withoutDraft(question: string): string {
  if (isNote.test(question)) return question.replace(noteText, '').replace(noteBehindUnit, '');
  if (!amount.test(question)) return question;
  const behind = purposeBehind(question);
  return (behind === undefined ? question : question.replace(behind, ' '))
    .replace(amount, ' ')
    .replace(purpose, ' ');
}
