import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../shared/domain/leases/canonical-json';
import { templateLimits } from '../../../shared/domain/leases/templates/template-rules';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { shortText } from '../../../test/support/leases/template-data';
import { aTrace, noon } from '../../../test/support/table-data';
import { put } from '../db/writes';
import { type LeaseTemplate, TemplateCount } from './record';

const organizationId = 'org_north';
const at = noon.toISOString();
let made = 0;

const aTemplate = (over: Partial<LeaseTemplate> = {}): LeaseTemplate => {
  made += 1;
  return {
    organizationId,
    templateId: `tpl_${made}`,
    kind: 'residential',
    name: 'House',
    description: '',
    version: 1,
    published: 0,
    hasDraft: true,
    changedAt: at,
    ...over,
  };
};

const write = ({ templates }: OpenStores, template: LeaseTemplate, words = 'Rent is ') => {
  const number = template.published + (template.hasDraft ? 1 : 0);
  const closed = template.hasDraft ? {} : { publishedAt: at };
  const text = {
    organizationId,
    templateId: template.templateId,
    number,
    text: canonicalJson(shortText(words)),
  };
  return templates
    .write({ template, text: { ...text, ...closed }, trace: aTrace(organizationId, template.templateId) })
    .then(
      () => 'done',
      ({ code }) => String(code),
    );
};

describe.each(engines)('templates on %s', (engine) => {
  const { open } = useDatabase(engine);

  it('has a draft that is written over, and versions that are read as they were published', async () => {
    const stores = await open();
    const first = aTemplate();
    const { templateId } = first;
    await write(stores, first, 'First ');
    await write(stores, { ...first, version: 2 }, 'Second ');
    expect(await stores.templates.published({ organizationId, templateId, number: 1 })).toBeUndefined();
    await write(stores, { ...first, version: 3, published: 1, hasDraft: false }, 'Third ');
    await write(stores, { ...first, version: 4, published: 1 }, 'Fourth ');
    const version = (number: number) => stores.templates.published({ organizationId, templateId, number });
    expect(await version(1)).toEqual(shortText('Third '));
    expect(await version(2)).toBeUndefined();
    expect((await stores.templates.byId({ organizationId, templateId }))?.document).toEqual(
      shortText('Fourth '),
    );
    await write(stores, { ...first, version: 5, published: 2, hasDraft: false }, 'Fifth ');
    expect([await version(1), await version(2)]).toEqual([shortText('Third '), shortText('Fifth ')]);
  });

  it('never writes a published version again, whatever its line says', async () => {
    const stores = await open();
    const first = aTemplate({ published: 1, hasDraft: false });
    await write(stores, first);
    const back = { ...first, version: 2, published: 0, hasDraft: true };
    expect(await write(stores, back, 'Changed ')).toBe('conflict');
    const { templateId } = first;
    expect(await stores.templates.published({ organizationId, templateId, number: 1 })).toEqual(shortText());
  });

  it('lets one of two writers in who read the same version', async () => {
    const stores = await open();
    const first = aTemplate();
    await write(stores, first);
    const both = ['One ', 'Other '].map((words) =>
      write(stores, { ...first, version: 2, published: 1, hasDraft: false }, words),
    );
    expect((await Promise.all(both)).toSorted()).toEqual(['conflict', 'done']);
  });

  it('lists an organization’s own alone, without their texts, and keeps them few', async () => {
    const stores = await open();
    const [one, other] = [aTemplate(), aTemplate({ organizationId: 'org_south' })];
    await write(stores, one);
    await stores.templates.write({ template: other, trace: aTrace('org_south', other.templateId) });
    expect(await stores.templates.all(organizationId)).toEqual([one]);
    expect(await stores.templates.byId({ organizationId, templateId: other.templateId })).toBeUndefined();
    const count = { organizationId, templates: templateLimits.perOrganization - 1 };
    await stores.db.write(put(TemplateCount, count));
    expect(await write(stores, aTemplate())).toBe('done');
    expect(await write(stores, aTemplate())).toBe('template-limit');
    expect(await write(stores, { ...one, version: 2 })).toBe('done');
  });
});
