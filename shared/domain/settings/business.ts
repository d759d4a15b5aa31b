import * as z from 'zod';
import { limits } from '../limits';
import { nameLineProblem } from '../name-line';
import { isMobile, nationalDigits } from '../phone';
import { type Problem, problemsOf } from '../problem';
import { tidyLine, tidyText } from '../text';

/** An address of more lines no letterhead has room for. */
export const mostAddressLines = 4;

const line = z.string().max(limits.textCharacters);
/** An address as typed, a line of it a line. */
export const AddressBlock = z.string().max(mostAddressLines * limits.textCharacters);

/** How an organization presents itself; empty for what it does not say. Phones are ten digits. */
export const Business = z.object({
  legalName: line,
  phone: line,
  emergencyPhone: line,
  /** Up to `mostAddressLines` lines. */
  address: AddressBlock,
  license: line,
  /** The last line of each paper; no mail shows it, so it may hold a web address. */
  footer: line,
});
export type Business = Readonly<z.infer<typeof Business>>;

/** Before anybody said anything. */
export const emptyBusiness: Business = {
  legalName: '',
  phone: '',
  emergencyPhone: '',
  address: '',
  license: '',
  footer: '',
};

const phoneProblem = (phone: string) =>
  phone !== '' && !isMobile(phone) && 'Enter a phone number with ten digits';

/** The lines of an address as typed, without empty ones. */
export const addressLines = (address: string): string[] =>
  address
    .split('\n')
    .map(tidyLine)
    .filter((one) => one !== '');

/** An address as it is stored: its lines tidied. */
export const tidyAddress = (typed: string): string => addressLines(tidyText(typed)).join('\n');

/** Why an address cannot be printed, if so. */
export const addressProblem = (address: string): string | undefined =>
  addressLines(address).length > mostAddressLines
    ? `Use at most ${mostAddressLines} lines`
    : addressLines(address).flatMap((one) => nameLineProblem(one) ?? [])[0];

/** What is wrong with it, by field. Mails show name, address and license, so none holds a link. */
export const businessProblems = (typed: Business): Problem[] => {
  const { legalName, phone, emergencyPhone, address, license } = typed;
  return problemsOf({
    legalName: nameLineProblem(legalName),
    license: nameLineProblem(license),
    phone: phoneProblem(phone),
    emergencyPhone: phoneProblem(emergencyPhone),
    address: addressProblem(address),
  });
};

/** As it is stored: lines tidied, phones as their digits. */
export const tidyBusiness = (typed: Business): Business => ({
  legalName: tidyLine(typed.legalName),
  phone: nationalDigits(typed.phone),
  emergencyPhone: nationalDigits(typed.emergencyPhone),
  address: tidyAddress(typed.address),
  license: tidyLine(typed.license),
  footer: tidyLine(typed.footer),
});
