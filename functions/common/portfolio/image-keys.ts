import type { Viewer } from '../../../shared/domain/people/roles';

/** One of our own ids, from createImageUpload, and nothing else: no path can hide in it. */
export const isUploadName = (name: string): boolean => /^img_[0-9a-z]{26}$/.test(name);

/** The caller's own uploads; the bucket deletes them after a day. Other people's names find nothing here. */
export const uploadKey = (viewer: Pick<Viewer, 'organizationId' | 'userId'>, name: string): string =>
  `uploads/${viewer.organizationId}/${viewer.userId}/${name}`;

/** The permanent place of a unit's photo, made of our ids only. */
export const imageKey = (photo: {
  organizationId: string;
  propertyId: string;
  unitId: string;
  imageId: string;
  extension: string;
}): string =>
  `images/${photo.organizationId}/${photo.propertyId}/${photo.unitId}/${photo.imageId}.${photo.extension}`;

/** Replaces a unit's id in the key of the property's own photo. */
export const coverOwner = 'cover';

/** A stored photo's id, as calls use it. */
export const imageIdOf = (key: string): string => /(img_[0-9a-z]{26})\.\w+$/.exec(key)?.[1] ?? '';
