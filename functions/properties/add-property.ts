import { properties as rows } from '../../shared/contract/properties';
import { mayAddUnits } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import { findOwners } from '../common/portfolio/find-owners';
import { addedProperty, grantTo } from '../common/portfolio/new-property';
import { notifyPlanFull } from '../common/portfolio/notify-plan-full';
import { savePhotos } from '../common/portfolio/save-photos';
import { nameTakenEmails } from '../common/portfolio/share-property';
import { change } from '../runtime/change';
import { draftProperty } from './draft-property';
import { tidyForm } from './property-form';

/** API-14. */
export const addProperty = change(rows.addProperty, {
  permit: ({ viewer }) => {
    if (!mayAddUnits(viewer)) throw refuse('not-permitted');
  },
  read: ({ viewer, now, body }, deps) => {
    const { rentalOwners, property_title: title } = tidyForm(body);
    return findOwners(rentalOwners, { viewer, title, now }, deps);
  },
  act: async (request, deps) => {
    const { viewer, now, found, trace } = request;
    const organization = await request.organization();
    const { photos, ...made } = await draftProperty({ ...request, owners: found, organization }, deps);
    const left = trace(addedProperty(made));
    const adds = { properties: 1, units: made.units.length };
    const told = await notifyPlanFull({ organization, adds, auditId: left.audit.auditId, now }, deps);
    const reply = { success: 1, data: { property_id: made.property.propertyId } } as const;
    const whole = { ...made, trace: { ...left, reply, told }, grantTo: grantTo(viewer) };
    const sharing = { viewer, now, shares: made.shares };
    const add = () => nameTakenEmails(sharing, () => deps.properties.add(whole), deps);
    await savePhotos(photos, add, deps);
    return reply;
  },
});
