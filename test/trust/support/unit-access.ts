import type { Making } from '../samples';

/** The keys of the unit that a call names, as of its next version. */
export async function accessAsRead(making: Making) {
  const unitId = making.id('unit');
  const { organizationId } = making.scene.home;
  const { version } = await making.world.deps.unitAccess.ofUnit({ organizationId, unitId });
  const key = { what: `Sample ${making.fresh}`, count: 1, tag: '', holder: 'office' as const, name: '' };
  return { unit_id: unitId, version, keys: [key] };
}
