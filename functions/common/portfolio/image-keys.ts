import type { Viewer } from '../../../shared/domain/roles';

/** What createImageUpload answers and a unit's imageUploads name: an id of ours and nothing else, so no path can hide in it. */
export const isUploadName = (name: string): boolean => /^img_[0-9a-z]{26}$/.test(name);

/** Where a person's own direct uploads wait; the bucket empties this place after a day. Another person's name leads to nothing here. */
export const uploadKey = (viewer: Pick<Viewer, 'organizationId' | 'userId'>, name: string): string =>
  `uploads/${viewer.organizationId}/${viewer.userId}/${name}`;

/** Where a unit's photo stays, made of our ids alone. */
export const imageKey = (photo: {
  organizationId: string;
  propertyId: string;
  unitId: string;
  imageId: string;
  extension: string;
}): string =>
  `images/${photo.organizationId}/${photo.propertyId}/${photo.unitId}/${photo.imageId}.${photo.extension}`;

/** A stored photo's own id, which calls know it by. */
export const imageIdOf = (key: string): string => /(img_[0-9a-z]{26})\.\w+$/.exec(key)?.[1] ?? '';
