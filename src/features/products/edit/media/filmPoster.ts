interface Film {
  readonly width: number;
  readonly height: number;
  readonly poster: File;
}

const longestSide = 1_920;
/** The very first picture of a film is often black. */
const atSeconds = 0.5;
const patienceMs = 15_000;

/** What a film shows at this moment, as a picture; null where it shows nothing. */
export async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'poster.jpg', { type: blob.type });
}

/** A film's size and a picture of its beginning. Null for one that this browser cannot play: the server looks at the file itself. */
export async function takePoster(file: File): Promise<Film | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    video.src = url;
    await event(video, 'loadedmetadata');
    video.currentTime = Math.min(atSeconds, video.duration / 2);
    await event(video, 'seeked');
    const poster = await frameOf(video);
    return poster && { width: video.videoWidth, height: video.videoHeight, poster };
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function event(video: HTMLVideoElement, name: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The film does not load')), patienceMs);
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    video.addEventListener(name, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('The film does not play'))),
      { once: true },
    );
  });
}
