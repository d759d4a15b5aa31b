import type { Book } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import type { Answer } from '../../../shared/domain/ledger/rent/charges';

/** A book after commands that are posted one after the other. Throws when one is refused. */
export const through = (book: Book, ...commands: readonly ((book: Book) => Answer)[]): Book =>
  commands.reduce((before, command) => {
    const posted = post(before, command(before));
    if (isRefused(posted)) throw new Error(posted.refused);
    return posted.book;
  }, book);
