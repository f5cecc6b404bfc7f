// When long work ends early: its time is up, somebody has asked for it, or another thread has stopped.
#pragma once

#include <atomic>
#include <chrono>

namespace mamlaka {

class Stop {
public:
    // Look whether the person at the keyboard wants to stop; only ever called by the thread that began the work.
    using Look = bool (*)();

    // Stop after so many seconds, or when `look` says so; a look of nullptr is none. Threads that work together share
    // `flag`, and nothing else.
    Stop(std::atomic<bool>& flag, double seconds, Look look);

    // Whether to stop. Asked once for each small piece of work; most calls only count.
    bool asked() {
        if (--left_ > 0) return false;
        return ask();
    }

private:
    bool ask();

    using Clock = std::chrono::steady_clock;
    static constexpr int PIECES = 32;

    std::atomic<bool>& flag_;
    Look look_;
    Clock::time_point end_;
    Clock::time_point next_look_;
    int left_ = PIECES;
};

}  // namespace mamlaka
