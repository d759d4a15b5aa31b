import { cropPhoto } from '../../../ui/media/crop-photo';

/** Screens show it at no more than half this size, so high-density displays stay sharp. */
const side = 512;

/** Crops to a small centered square. */
export const squarePhoto = (file: File): Promise<File> => cropPhoto(file, { width: side, ratio: 1 });
