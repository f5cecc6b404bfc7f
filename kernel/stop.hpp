// Ends long work early: when the time is up, on an interrupt, or when another thread has stopped.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>

namespace mamlaka {

class Stop {
public:
    // Returns whether to stop, such as when the user has interrupted; called only by the thread that started the work.
    using Look = std::function<bool()>;

    // Stop after `seconds`, or when `look` returns true; nullptr: don't look. Threads of the same work share `flag`.
    Stop(std::atomic<bool>& flag, double seconds, Look look);

    // Whether to stop. Call it once for each small piece of work; most calls only count.
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
