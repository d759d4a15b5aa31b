import * as z from 'zod';
import { checkLayouts } from '../../../../../shared/domain/ledger/checks/checks';

const shift = z.number().int().min(-100).max(100);

/** Where the checks of this device's paper are, and how far its printer is off, in hundredths of an inch. */
const Stock = z.object({ layout: z.enum(checkLayouts), right: shift, down: shift });
export type Stock = z.infer<typeof Stock>;

const key = 'checkStock';
const usual: Stock = { layout: 'top', right: 0, down: 0 };

/** What was chosen on this device; the usual stock where nothing readable was. */
export function keptStock(): Stock {
  try {
    return Stock.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return usual;
  }
}

/** Kept as long as the browser keeps anything. */
export function keepStock(stock: Stock): void {
  try {
    localStorage.setItem(key, JSON.stringify(stock));
  } catch {
    // Without a store the choice lasts as long as the page.
  }
}
