import { templateLimits } from '../../../shared/domain/leases/templates/template-rules';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion, missingOr } from '../db/conditions';
import type { Db } from '../db/db';
import { put, update, type Write } from '../db/writes';
import { LeaseTemplate, TemplateCount, TemplateText } from './record';

type TemplateWrite = {
  /** At its new version; 1 is a new one. */
  readonly template: LeaseTemplate;
  /** Absent when only the line changes. */
  readonly text?: TemplateText | undefined;
  readonly trace: Trace;
};

const oneMore = (organizationId: string): Write =>
  update(TemplateCount, {
    key: { organizationId },
    set: { organizationId },
    add: { templates: 1 },
    condition: missingOr('templates', { attr: 'templates', lt: templateLimits.perOrganization }),
  });

/**
 * The line at the version before it, and the text unless it was ever published: no write reaches a published one. Refuses `template-limit` for a
 * new one past the limit, `conflict` when another change came between.
 */
export const writeTemplate =
  (db: Db) =>
  async ({ template, text, trace }: TemplateWrite): Promise<void> => {
    const isNew = template.version === 1;
    const failure = await db.transact([
      ...traceWrites(trace),
      ...(isNew ? [oneMore(template.organizationId)] : []),
      put(LeaseTemplate, template, isNew ? absent : isVersion(template.version - 1)),
      ...(text ? [put(TemplateText, text, { attr: 'publishedAt', exists: false })] : []),
    ]);
    if (failure?.name === TemplateCount.name) throw refuse('template-limit');
    if (failure) throw refuse('conflict');
  };
