import type { Contract } from '../../shared/contract';
import type { SharedDocument } from '../../shared/contract/tenants';
import { bathsText } from '../../shared/domain/portfolio/baths';
import { readUnit } from '../common/portfolio/read-unit';
import { findMyLease } from '../common/tenants/tenant-place';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler } from '../runtime/handler';
import { thumbFile, type UnitDocument } from '../table/documents/record';
import { readLandlord, readMyLease } from './read-my-lease';
import { isSharedWith, sharedAt } from './shared-documents';

const readShared = async (document: UnitDocument, now: Date, { files }: Deps): Promise<SharedDocument> => ({
  document_id: document.documentId,
  name: document.name,
  kind: document.kind,
  bytes: document.bytes,
  shared_at: sharedAt(document),
  ...(document.hasThumb && { thumb: await files.link(thumbFile(document), now) }),
});

/**
 * The unit of the caller's own lease, with what is shared with tenants; never its asking rent or next free
 * day.
 */
export const getMyUnit: Handler<Contract['tenants']['getMyUnit']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const [place, landlord] = await Promise.all([
    findMyLease({ viewer, now, leaseId: params.leaseId }, deps),
    readLandlord(request, deps),
  ]);
  const { unit, head } = place;
  const { property } = head;
  const [shown, documents] = await Promise.all([
    readUnit(unit, { property, now, files: deps.files }),
    deps.documents.ofUnit(unit),
  ]);
  const shared = documents.filter((document) => isSharedWith(place, document));
  const { size_sqft, bedrooms, appliances, image_urls, image_alts } = shown;
  return answer({
    ...readMyLease(place, landlord),
    property_type: property.propertyType,
    size_sqft,
    bedrooms,
    bathrooms: bathsText(shown.bathrooms, shown.half_baths),
    appliances,
    images: image_urls.map((url, index) => ({ url, alt: image_alts?.[index] ?? '' })),
    documents: await Promise.all(shared.map((document) => readShared(document, now, deps))),
  });
};
