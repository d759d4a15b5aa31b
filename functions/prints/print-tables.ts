import type { Contract } from '../../shared/contract';
import { answer, type Handler } from '../runtime/handler';
import { printPaper } from './print-paper';

/**
 * Prints tables as a PDF under the organization's name. The caller sends what they see; nothing is looked up.
 */
export const printTables: Handler<Contract['prints']['printTables']> = async (request, deps) => {
  // Layout takes a processor a while, so it waits for the session check first.
  await request.session();
  const organization = await request.organization();
  const { body, now } = request;
  return answer({ pdf: await printPaper(body, { organization, now }, deps) });
};
