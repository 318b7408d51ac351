#!/bin/sh
# The home page's film: a window drifts over the wide still and back in ten seconds.
#   blender -b --python scripts/studio/pictures/render.py -- hero-film /tmp/hero-film.png
#   sh scripts/studio/pictures/film.sh /tmp/hero-film.png
# The first frame is the poster, scripts/seed/pictures/hero-film.webp.
set -eu
still=$1
here=$(dirname "$0")
out=$here/../../../public/film
mkdir -p "$out"

# A cosine eases at both ends and closes the loop; `perspective` moves by parts of a pixel. It draws the window as wide as
# the still; `setsar` lets players show it as wide as it is.
film() { # name, window's width, left edge at the start, size, further arguments
  name=$1 wide=$2 left=$3 size=$4
  shift 4
  x="($left+256*(1-cos(2*PI*on/240)))"
  ffmpeg -v error -y -loop 1 -framerate 24 -i "$still" -frames:v 240 -an \
    -vf "perspective=x0=$x:y0=0:x1=$x+$wide:y1=0:x2=$x:y2=H:x3=$x+$wide:y3=H:interpolation=cubic:eval=frame,scale=$size:out_color_matrix=bt709:out_range=tv:flags=lanczos,setsar=1,format=yuv420p" \
    -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1 -map_metadata -1 "$@" "$out/$name"
}
h264="-c:v libx264 -preset slow -profile:v high -movflags +faststart"
av1="-c:v libsvtav1 -preset 6 -g 240"
film hero.mp4 2048 0 1600:900 $h264 -crf 25
film hero-phone.mp4 1536 256 720:540 $h264 -crf 26
film hero.webm 2048 0 1600:900 $av1 -crf 38
film hero-phone.webm 1536 256 720:540 $av1 -crf 38
ffmpeg -v error -y -i "$still" -vf 'crop=2048:1152:0:0,scale=1920:1080:flags=lanczos' -quality 78 "$here/../../seed/pictures/hero-film.webp"
ls -l "$out" "$here/../../seed/pictures/hero-film.webp"
