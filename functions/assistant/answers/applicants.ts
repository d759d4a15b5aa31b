import { contract } from '../../../shared/contract';
import { item, line, link } from '../../../shared/domain/assistant/answer';
import { limits } from '../../../shared/domain/limits';
import { entityOf, places, type Teller, to, told } from '../asking';

const limit = limits.listPageMax;
const { screening } = contract;
const screenOf = (id: string) => to('/applicant-details', { id });
const open = link('Open Applicants', '/applicantsList');

export const applicantsWaiting: Teller = async ({ read }) => {
  const reply = await read(screening.listApplicants, { query: { limit } });
  const { shown, isEmpty, hasMore } = places(
    reply.data.applicants,
    ({ stage }) => stage === 'submitted' || stage === 'waiting',
  );
  if (isEmpty) return told(line`No application waits for a decision.`, line`${open}`);
  const lines = shown.map(
    ({ each, index }) =>
      item`${reply.text(`applicants/${index}/name`, screenOf(each.application_id))}, unit ${reply.text(`applicants/${index}/unit_number`)}, ${reply.text(`applicants/${index}/property_title`)}: ${reply.state(`applicants/${index}/stage`)}`,
  );
  return told(
    line`These applications wait:`,
    ...lines,
    hasMore || reply.data.next ? line`There are more. ${open}` : line`${open}`,
  );
};

export const applicantsFor: Teller = async (asking) => {
  const { id, name } = entityOf(asking);
  const reply = await asking.read(screening.listApplicants, { query: { unit_id: id, limit } });
  const { shown, isEmpty } = places(reply.data.applicants);
  if (isEmpty) return told(line`Nobody has applied for unit ${name}.`, line`${open}`);
  const lines = shown.map(
    ({ each, index }) =>
      item`${reply.text(`applicants/${index}/name`, screenOf(each.application_id))}: ${reply.state(`applicants/${index}/stage`)}`,
  );
  return told(line`Applicants for unit ${name}:`, ...lines, line`${open}`);
};

/** How far an application is; never what a report says. */
export const applicantStatus: Teller = async (asking) => {
  const { id, label, name } = entityOf(asking);
  const reply = await asking.read(screening.listApplicants, { query: { search: label, limit } });
  const at = reply.data.applicants.findIndex(({ application_id }) => application_id === id);
  if (at < 0) return told(line`I see no application of ${name}.`);
  return told(
    line`The application of ${name} for unit ${reply.text(`applicants/${at}/unit_number`)}, ${reply.text(`applicants/${at}/property_title`)}: ${reply.state(`applicants/${at}/stage`)}.`,
    line`${link('Open the application', screenOf(id))}`,
  );
};

const homeAt = (index: number) => `applications/${index}/home`;
const own = link('Open My applications', '/applicantScreening');

export const myApplication: Teller = async ({ read }) => {
  const reply = await read(screening.getMyApplications, {});
  const { shown, isEmpty } = places(reply.data.applications);
  if (isEmpty) return told(line`You have no application here.`, line`${own}`);
  const lines = shown.map(
    ({ index }) =>
      item`${reply.text(`${homeAt(index)}/title`)}, unit ${reply.text(`${homeAt(index)}/unit`)}: ${reply.state(`applications/${index}/stage`)}`,
  );
  return told(line`Where you stand:`, ...lines, line`${own}`);
};

export const myApplicationFee: Teller = async ({ read }) => {
  const reply = await read(screening.getMyApplications, {});
  const { shown, isEmpty } = places(reply.data.applications, ({ fee }) => fee !== undefined);
  if (isEmpty) return told(line`No application fee was asked of you.`, line`${own}`);
  const lines = shown.map(({ each, index }) => {
    const at = `applications/${index}`;
    const amount = reply.money(`${at}/fee/cents`);
    const home = reply.text(`${homeAt(index)}/title`);
    return each.fee?.is_due
      ? item`${home}: ${amount}, still to pay`
      : item`${home}: ${amount}, nothing to pay now`;
  });
  return told(line`Your application fees:`, ...lines, line`${own}`);
};

export const myScreening: Teller = async ({ read }) => {
  const reply = await read(screening.getMyApplications, {});
  const { shown, isEmpty } = places(reply.data.applications, (each) => each.screening !== undefined);
  if (isEmpty) return told(line`No screening was asked of you.`, line`${own}`);
  const lines = shown.map(({ index }) => item`${reply.text(`${homeAt(index)}/title`)}`);
  return told(
    line`A screening was asked for these homes. Its page says what comes next.`,
    ...lines,
    line`${own}`,
  );
};

export const whereIApplied: Teller = async ({ read }) => {
  const reply = await read(screening.getMyApplications, {});
  const { shown, isEmpty } = places(reply.data.applications);
  if (isEmpty) return told(line`You have no application here.`, line`${own}`);
  const lines = shown.map(({ each, index }) => {
    const at = homeAt(index);
    const home = line`${reply.text(`${at}/title`)}, unit ${reply.text(`${at}/unit`)}, ${reply.text(`${at}/location`)}`;
    const rent = each.home.rent === undefined ? line`` : line`: rent ${reply.money(`${at}/rent`)} a month`;
    return { isItem: true, parts: [...home.parts, ...rent.parts] };
  });
  return told(line`You applied for:`, ...lines, line`${own}`);
};
