/* Loaded before a program, it lets each sync to the disk take longer, by the microseconds in SLOW_SYNC. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static int slowly(const char *name, int file) {
    int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    usleep((useconds_t)atoi(getenv("SLOW_SYNC")));
    return sync(file);
}

int fsync(int file) { return slowly("fsync", file); }

int fdatasync(int file) { return slowly("fdatasync", file); }
